-- Working prices as a sheet: its rows are told apart by car, dealer and first day; no two overlap, so none has this twice.
create unique index working_prices_key on working_prices (country, dealer_code, mvs_code, year, color_code, initial_date);
alter table working_prices
  alter column created_at set default now(),
  alter column updated_at set default now();
