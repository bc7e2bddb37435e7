-- Leads that nobody has taken, in the order of the inbox, whatever site they are narrowed to.
create index leads_free on leads ((first_answer_at is not null), reply_by, id, site) where closed_at is null and owner_id is null;
