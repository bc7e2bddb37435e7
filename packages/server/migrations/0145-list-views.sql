-- Saved views of people become those of any list: what is chosen in it by the names of its address, for one person, a role or everybody.
alter table people_views rename to list_views;
alter table list_views
  add column list text not null default '/admin/users',
  add column shared_with text;
alter table list_views alter column list drop default;
update list_views
set
  query = (query - 'dealerGroup' - 'dealerCode') || jsonb_strip_nulls(
    jsonb_build_object('group', query -> 'dealerGroup', 'dealer', query -> 'dealerCode')
  );
drop index people_views_name;
create unique index list_views_name on list_views (account_id, list, plain_text(name));
create index list_views_shared on list_views (list, shared_with) where shared_with is not null;
