-- Who set a person's user groups and loyalty category is noted as a change of its own kind.
alter table account_changes drop constraint account_changes_kind_check;
alter table account_changes add constraint account_changes_kind_check check (
  kind in (
    'CREATE', 'UPDATE', 'PASSWORD', 'LINK', 'ERASE', 'RIGHTS', 'GROUPS', 'SESSIONS', 'INVITE', 'DEACTIVATE', 'REACTIVATE'
  )
);
-- People of a group; most are in none.
create index accounts_groups on accounts using gin (user_groups) where user_groups <> '{}';
