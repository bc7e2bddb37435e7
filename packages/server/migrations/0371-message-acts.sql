-- What was done with a message can be taken back, as what was done with many at once.
alter table contact_message_acts drop constraint contact_message_acts_act_check;
alter table contact_message_acts
  add constraint contact_message_acts_act_check check (act in ('answer', 'close', 'reopen', 'note', 'takeBack'));
