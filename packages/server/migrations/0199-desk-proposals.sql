-- The desk's list, of a dealer and of all, the newest first.
create index financing_proposals_of_dealer on financing_proposals (dealer_code, created_at desc, id);
create index financing_proposals_newest on financing_proposals (created_at desc, id);
-- What the dealer's people tell one another about a proposal.
create table financing_proposal_notes (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references financing_proposals on delete cascade,
  at timestamptz not null,
  account_id uuid not null references accounts,
  text text not null
);
create index financing_proposal_notes_of on financing_proposal_notes (proposal_id, id);
create index financing_proposal_notes_by on financing_proposal_notes (account_id);
