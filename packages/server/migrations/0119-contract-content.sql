-- What a contract says, block by block, as its file was printed: to be read on a page. Null of those printed before.
alter table order_contracts add column content jsonb;
