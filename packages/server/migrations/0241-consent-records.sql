-- Consents as who answers for them looks them up: newest first, by what was said, where and by which channel; and by document.
create index account_consents_newest on account_consents (at desc);
create index account_consents_site on account_consents (site, at desc);
create index account_consents_channel on account_consents (channel, at desc);
create index account_consents_withdrawn on account_consents (at desc) where not is_granted;
create index account_agreements_newest on account_agreements (at desc);
create index account_agreements_site on account_agreements (site, at desc);
-- One for all of it, since proposals are written in one stroke: a page asks for each site and channel in turn.
create index lead_consents_newest on lead_consents (site, channel, lead_at desc);
create index leads_tax_id on leads (tax_id) where tax_id is not null;
