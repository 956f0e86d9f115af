export { PillList, type PillItem, type PillListProps } from './pill-list.tsx';
