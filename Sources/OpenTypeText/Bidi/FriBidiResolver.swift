public import Typesetting
