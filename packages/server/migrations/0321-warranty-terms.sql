-- What the maker of a car promises its buyer, by country, brand and model, from the delivery on.
create table warranty_terms (
  id text primary key,
  country text not null check (country in ('BR', 'AR')),
  brand text not null,
  -- None: every model of the brand.
  model_codes text[] not null default '{}',
  coverage text not null check (coverage in ('VEHICLE', 'POWERTRAIN', 'CORROSION', 'BATTERY')),
  -- Of cars delivered from that day on.
  delivered_from date not null,
  months integer not null check (months > 0),
  -- Null: however far it goes.
  km integer check (km > 0),
  -- How late a revision may be; null: missed revisions do not end it.
  late_km integer check (late_km >= 0),
  late_days integer check (late_days >= 0),
  covers jsonb not null,
  conditions jsonb not null,
  check ((late_km is null) = (late_days is null))
);
create index warranty_terms_brand on warranty_terms (country, brand);
