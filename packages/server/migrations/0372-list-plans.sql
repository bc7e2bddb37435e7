-- Lists of people and leads read their own order whatever they are narrowed to (people-plans.test.ts, lead-plans.test.ts).
create index accounts_invited on accounts (created_at desc, id desc)
where erased_at is null and deactivated_at is null and email_confirmed_at is null;
create index accounts_deactivated on accounts (created_at desc, id desc)
where erased_at is null and deactivated_at is not null;

create index leads_closed_everywhere on leads (closed_at desc, id) where closed_at is not null;
create index leads_kept on leads ((closed_at is not null), (first_answer_at is not null), reply_by, id)
where first_answer_at <= reply_by;
create index leads_missed on leads ((closed_at is not null), (first_answer_at is not null), reply_by, id)
where first_answer_at > reply_by or (closed_at is null and first_answer_at is null);
