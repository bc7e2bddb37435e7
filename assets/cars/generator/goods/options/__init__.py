"""What a van, a pick-up or a tailgate has more: partitions, lining, doors, light, film; the rear seats' screen."""
from . import bed, bulkheads, cabin, doors, film, lining, rear

GOODS = {**bulkheads.GOODS, **lining.GOODS, **doors.GOODS, **bed.GOODS, **film.GOODS, **cabin.GOODS, **rear.GOODS}
