-- The balance may be split over several charges, one of each kind at a time; the reservation value is asked for once.
drop index charges_one_live;
create unique index charges_one_deposit on charges (order_id) where purpose = 'deposit' and is_live;
create unique index charges_one_share on charges (order_id, kind)
  where purpose = 'remaining' and state in ('created', 'pending');
