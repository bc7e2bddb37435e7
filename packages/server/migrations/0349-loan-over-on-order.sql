-- Approvals that pay an order and whose contract is not signed, by their last day.
create index financing_proposals_ending_on_order on financing_proposals (valid_until)
  where order_id is not null and withdrawn_at is null and lapse_told_at is null
    and status in ('APPROVED_PROPOSAL', 'PROPOSAL_FORMALIZATION', 'FORMALIZATION', 'PENDING_CONTRACT_SIGN');
