-- What one dealer system sent, newest first.
create index sheet_batches_feeds on sheet_batches (made_by, made_at desc) where source = 'feed';
