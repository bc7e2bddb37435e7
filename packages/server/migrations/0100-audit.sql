-- What an entry is about, read from what was sent, so that no writer can forget it.
alter table audit add column subject text generated always as (
  coalesce(
    input #>> '{body,reservationId}',
    input #>> '{params,id}',
    input #>> '{params,campaignId}',
    input #>> '{params,x}',
    input #>> '{body,dealerId}',
    input #>> '{body,dealerCode}',
    input #>> '{lead}',
    nullif(split_part(input #>> '{body,request,sub_path}', '/', 1), '')
  )
) stored;

-- Every filter reads from the newest on and goes on where the page before ended.
drop index audit_actor;
create index audit_newest on audit (at desc, id desc);
create index audit_actor on audit (actor_id, at desc, id desc);
create index audit_call on audit (call, at desc, id desc);
create index audit_subject on audit (subject, at desc, id desc) where subject is not null;
