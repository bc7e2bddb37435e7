-- What the table of limits counts. Unlogged: a crash forgets the counts, which end within the hour, and a count costs no write to the log.
create unlogged table limit_counts (
  key bytea primary key,
  hits int not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
