-- A place on a sphere of the documents' radius (6,378,137 m). The extension earthdistance has another one built in
-- (6,378,168 m), so its functions are not used; the index and the nearest-first order come from cube.
create function earth_position(lon double precision, lat double precision) returns cube
  language sql immutable parallel safe
  as $$
    select public.cube(array[
      6378137 * cos(radians(lat)) * cos(radians(lon)),
      6378137 * cos(radians(lat)) * sin(radians(lon)),
      6378137 * sin(radians(lat))
    ])
  $$;

-- Metres along the surface between two places; the chord between them is what cube measures. Neither function is
-- strict, so that the planner can write its body in the place of the call.
create function earth_metres(a cube, b cube) returns double precision
  language sql immutable parallel safe
  as $$ select 2 * 6378137 * asin(least(1, public.cube_distance(a, b) / (2 * 6378137))) $$;

-- The form in which names of places are compared: "Sant'Ana" is "santana", "Embu-Guaçu" is "embu guacu".
create function place_name(value text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(public.plain_text(value), '-''’`', ' ') $$;

create table zones (
  id text primary key,
  country text not null,
  -- Code of the province, or of the city whose parts these are.
  province text,
  city_code text,
  name text not null,
  lon double precision not null,
  lat double precision not null,
  check ((province is null) <> (city_code is null))
);
create index zones_province on zones (province);
create index zones_city on zones (city_code);

create table cities (
  code text primary key,
  country text not null,
  -- What a location's stateCode holds: the UF in Brazil, the province's name in Argentina.
  state text not null,
  name text not null,
  plain_name text not null generated always as (place_name(name)) stored,
  lon double precision not null,
  lat double precision not null,
  position cube not null generated always as (earth_position(lon, lat)) stored,
  approximate boolean not null default false,
  area_code text,
  postal_code text,
  zone_id text references zones
);
create index cities_state on cities (country, state, plain_name);
create index cities_plain_name on cities using gin (plain_name gin_trgm_ops);
create index cities_position on cities using gist (position);

-- CEP prefixes (first five digits) of the larger cities.
create table postal_ranges (
  from_prefix integer not null,
  to_prefix integer not null,
  city_code text not null references cities,
  primary key (from_prefix, to_prefix),
  check (from_prefix <= to_prefix)
);
create index postal_ranges_city on postal_ranges (city_code);

create table dealer_groups (
  id text primary key,
  code text not null unique,
  name text not null,
  country text not null
);

create table regionals (
  id text not null,
  brand text not null,
  country text not null,
  name text not null,
  states text[] not null,
  primary key (id, brand)
);
create index regionals_country on regionals (country, brand);

create table influence_areas (
  id text primary key,
  code text not null unique,
  name text not null,
  country text not null,
  brand text not null
);

create table influence_area_cities (
  city_code text not null references cities,
  area_id text not null references influence_areas,
  primary key (city_code, area_id)
);
create index influence_area_cities_area on influence_area_cities (area_id);

create table dealers (
  id text primary key,
  code text not null unique,
  name text not null,
  brands text[] not null,
  country text not null,
  state text not null,
  city_code text not null references cities,
  street text not null,
  number text not null,
  neighborhood text not null,
  postal_code text not null,
  lon double precision not null,
  lat double precision not null,
  position cube not null generated always as (earth_position(lon, lat)) stored,
  phone text not null,
  whats_app text not null,
  email text not null,
  tax_id text not null,
  group_id text not null references dealer_groups,
  zone_id text references zones,
  types text[] not null,
  services text[] not null,
  econnect boolean not null,
  blocked boolean not null,
  blocked_reason text,
  time_zone text not null,
  opening jsonb not null,
  -- Follow from city, state and brands; written with the dealer so that a search reads one row for each answer.
  influence_areas jsonb not null default '[]',
  regionals jsonb not null default '[]',
  changed_at timestamptz not null default now()
);
create index dealers_name on dealers (country, name, id);
create index dealers_place on dealers (country, state, city_code);
create index dealers_city on dealers (city_code);
create index dealers_group on dealers (group_id);
create index dealers_position on dealers using gist (position);

create table workshop_services (
  id text not null,
  country text not null,
  type text not null,
  category text not null,
  name text not null,
  service_name text not null,
  price_cents bigint not null check (price_cents >= 0),
  currency text not null,
  primary key (id, country)
);
create index workshop_services_type on workshop_services (country, type);
