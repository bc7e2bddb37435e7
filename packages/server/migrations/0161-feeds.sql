-- What a dealer's system sends by itself.
alter table sheet_batches drop constraint sheet_batches_source_check;
alter table sheet_batches add constraint sheet_batches_source_check check (source in ('file', 'form', 'command', 'feed'));
