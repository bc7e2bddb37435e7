"""What a van, a pick-up or a tailgate has more: a partition, doors, light, film; the rear seats' screen."""
from . import bed, bulkheads, cabin, doors, film, rear

GOODS = {**bulkheads.GOODS, **doors.GOODS, **bed.GOODS, **film.GOODS, **cabin.GOODS, **rear.GOODS}
