-- One saved view of each list may be what its maker's own page opens with.
alter table list_views add column is_default boolean not null default false;
create unique index list_views_default on list_views (account_id, list) where is_default;
