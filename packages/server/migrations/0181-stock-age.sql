-- Cars that stand and can be sold, those there longest first: of everywhere, and of some dealers.
create index stock_units_standing on stock_units (arrival, id) include (dealer_id, country, brand)
  where state = 'AVAILABLE' and place in ('dealer', 'yard');
create index stock_units_standing_dealer on stock_units (dealer_id, arrival, id)
  where state = 'AVAILABLE' and place in ('dealer', 'yard');
