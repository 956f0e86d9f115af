export {
  ReturnLogisticsForm,
  type ReturnLogisticsFormProps,
  type ReturnLogisticsValues,
} from './return-logistics-form.tsx';
