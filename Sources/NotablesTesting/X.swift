import Notables
