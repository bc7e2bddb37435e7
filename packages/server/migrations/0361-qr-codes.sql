-- Printed codes of dealers: what they lead to may change and end, and how often each was scanned is counted by day.
create table qr_codes (
  id uuid primary key,
  code text not null unique,
  site text not null,
  dealer_code text not null,
  name text not null,
  path text not null,
  ends_on date,
  scans integer not null default 0,
  last_scan_on date,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null
);
create index qr_codes_dealer on qr_codes (dealer_code, made_at desc, id);
create index qr_codes_newest on qr_codes (made_at desc, id);
create index qr_codes_made_by on qr_codes (made_by);
