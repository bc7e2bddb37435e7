-- Why a row was refused, to be said in its reader's language, and whether what changed was sent to another person's approval.
alter table bulk_rows add column reason jsonb, add column waits boolean not null default false;
