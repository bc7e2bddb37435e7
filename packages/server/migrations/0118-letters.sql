-- A mail as a page, and the files it carries by their names and keys; what was written before is words alone.
alter table outbox
  add column html text,
  add column attachments jsonb not null default '[]';
