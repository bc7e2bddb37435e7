-- What cars of a version and year are worth on average in a country, by the month's table.
create table valuations (
  country text not null check (country in ('BR', 'AR')),
  mvs_code text not null,
  year integer not null,
  month text not null,
  code text not null,
  value_cents bigint not null check (value_cents > 0),
  primary key (mvs_code, year, country)
);
