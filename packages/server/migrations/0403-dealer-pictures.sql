-- What a dealer looks like from outside. Checked at the end of the transaction: a sheet and a picture's new name may come in any order.
alter table dealers add column picture text references pictures (name) on update cascade deferrable initially deferred;
create index dealers_picture on dealers (picture) where picture is not null;
