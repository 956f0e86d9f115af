import { Heading } from '@rider/ui/text';

export const generateStaticParams = () => [{ id: '1001' }];

export default async function Product({ params }: { params: Promise<{ id: string }> }) {
  return <Heading level={1}>Product {(await params).id}</Heading>;
}
