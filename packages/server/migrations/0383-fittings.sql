-- What a car wears with an optional or accessory that is seen from outside: the name of its pictures and geometry; null for what is not seen.
alter table parts add column fitting text check (fitting ~ '^[a-z0-9-]{1,40}$');
