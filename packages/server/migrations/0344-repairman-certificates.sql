-- A mechanic's certificate, until when it holds, and who looked at it.
alter table repairmen
  add column certificate text,
  add column certified_until date,
  add column confirmed_by uuid references accounts on delete set null,
  add column confirmed_at timestamptz;
create index repairmen_dealer on repairmen (dealer_code, code);
