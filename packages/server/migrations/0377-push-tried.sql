-- What became of a message that who writes it sent to their own devices first.
alter table push_messages add column tried jsonb;
