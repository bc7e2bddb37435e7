-- What another person has yet to approve of an upgrade that customers see, and of the sites that a group has.
alter table upgrade_setups
  add column draft jsonb,
  add column draft_by uuid references accounts on delete set null,
  add column draft_at timestamptz;
alter table shop
  add column draft jsonb,
  add column draft_by uuid references accounts on delete set null,
  add column draft_at timestamptz;
