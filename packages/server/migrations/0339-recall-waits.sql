-- The recall that somebody waits for a slot of: what is held for them holds a part too.
alter table appointment_waits add column campaign_id text;
