-- The day on which a withdrawn car is brought back to its dealer.
alter table orders add column return_on date;
