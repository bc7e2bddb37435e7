-- Who still waits for a first answer: counted each time somebody opens their work.
create index leads_waiting on leads (site, reply_by, id) where closed_at is null and first_answer_at is null;
create index leads_waiting_dealer on leads (dealer_code, reply_by, id) where closed_at is null and first_answer_at is null;
