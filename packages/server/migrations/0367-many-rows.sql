-- Many rows of a sheet that are changed at once.
alter table sheet_batches drop constraint sheet_batches_source_check;
alter table sheet_batches add constraint sheet_batches_source_check check (source in ('file', 'form', 'many', 'command', 'feed'));
