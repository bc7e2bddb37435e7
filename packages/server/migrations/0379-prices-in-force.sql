-- Prices that have not ended: of a car, of a dealer, and of a car at a dealer. Each is asked for a first one.
create index working_prices_car_end on working_prices (country, mvs_code, year, coalesce(final_date, 'infinity'));
create index working_prices_dealer_end on working_prices (country, dealer_code, coalesce(final_date, 'infinity'));
create index working_prices_dealer_car_end
  on working_prices (country, dealer_code, mvs_code, year, coalesce(final_date, 'infinity'));
