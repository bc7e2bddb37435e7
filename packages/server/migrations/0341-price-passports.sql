-- Signed prices, which name nobody: the text that was signed, and which passports say the same of one day.
create table price_passports (
  token text primary key,
  site text not null,
  sum bytea not null,
  content text not null,
  signature text not null,
  kid text not null,
  created_at timestamptz not null,
  unique (site, sum)
);
create index price_passports_created on price_passports (created_at);
