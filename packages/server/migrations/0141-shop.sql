-- Whether the shop serves customers. A platform that did before this stays open; a new one is closed until somebody opens it.
create table shop (
  is_one boolean primary key default true check (is_one),
  opened_at timestamptz,
  opened_by uuid
);
insert into shop (opened_at)
select case when exists (select 1 from world_state where part = 'customers') and exists (select 1 from models) then now() end;

alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('signUp', 'firstPassword', 'reset', 'newEmail', 'signIn', 'administrator'));
