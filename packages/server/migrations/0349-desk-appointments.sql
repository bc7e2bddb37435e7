-- The desk's list: those that wait for an answer first; and what became of one kind on some days.
create index appointments_desk on appointments ((status <> 'REQUESTED'), starts_at, id);
create index appointments_outcome on appointments (status, kind, day);
