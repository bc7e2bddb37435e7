-- Who an employee has registered: relatives and dependents with their kinship, and those the purchase is assigned to without
-- one. Loaded with the payroll.
create table employee_relatives (
  registration_number text not null,
  cpf text not null,
  kinship text,
  primary key (registration_number, cpf)
);
