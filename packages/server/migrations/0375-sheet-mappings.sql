-- Files whose headings are not the sheet's: where their columns go is said once and remembered by the headings.
create table sheet_mappings (
  sheet text not null,
  -- The file's headings in any order, as a hash.
  signature text not null,
  mapping jsonb not null,
  made_by uuid,
  made_at timestamptz not null,
  primary key (sheet, signature)
);
alter table sheet_batches drop constraint sheet_batches_state_check;
alter table sheet_batches add constraint sheet_batches_state_check check (
  state in ('READING', 'MAPPING', 'READY', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'DROPPED', 'REFUSED'));
alter table sheet_batches
  -- The file's headings, and of each what its first rows hold until it is said where it goes.
  add column heads jsonb not null default '[]',
  add column signature text,
  -- Where its columns go, where that was said or remembered.
  add column mapping jsonb,
  -- New rows that were there once and had been removed.
  add column to_return int not null default 0;
create index sheet_batches_mapping on sheet_batches (made_at) where state = 'MAPPING';
alter table sheet_rows add column removed_at timestamptz;
