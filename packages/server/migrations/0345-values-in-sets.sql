-- The countries whose customers a change of a setting or a text reaches: a change set that holds it is theirs.
alter table site_changes add column markets text[] not null default '{}';
update site_changes set markets = case
  when scope = 'all' then array['BR', 'AR']
  when scope = 'AR' or scope like 'ar-%' or scope = 'portal-ar' then array['AR']
  else array['BR'] end;
alter table site_changes alter column markets drop default;
