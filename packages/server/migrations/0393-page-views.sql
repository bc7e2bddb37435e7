-- How often public pages were opened: a site, a day, a kind of page and the model it shows; nothing of who opened it.
create table page_views (
  day date not null,
  site text not null,
  kind text not null,
  model text not null default '',
  views bigint not null check (views > 0),
  primary key (day, site, kind, model)
);
