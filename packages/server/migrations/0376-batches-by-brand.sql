-- Whoever keeps the data of some brands alone sees the changes to their rows.
alter table sheet_batches add column brands text[] not null default '{}';
