-- A change of money is taken back by two as well: who asked for it.
alter table sheet_batches add column undo_asked_by uuid;
