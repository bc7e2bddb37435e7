-- What is assumed of keeping a car, each figure with who published it and since when.
create table ownership_assumptions (
  country text not null check (country in ('BR', 'AR')),
  kind text not null,
  about text not null,
  value bigint not null check (value >= 0),
  source jsonb not null,
  since date not null,
  primary key (country, kind, about)
);
