-- What the group chose at its set-up: its name, and the brand sites that are open. Null: nothing chosen yet, and every site is open.
alter table shop add column group_name text, add column open_sites text[];
