-- How many photos and how much time a security photo had when it was begun: settings may change meanwhile.
alter table photo_checks
  add column max_attempts smallint not null default 3 check (max_attempts > 0),
  add column seconds smallint not null default 600 check (seconds > 0);
alter table photo_checks alter column max_attempts drop default, alter column seconds drop default;
