"""What a car can additionally wear: wheels, roof box, tow bar, ... One maker a fitting; see offers.py for who is offered which."""
