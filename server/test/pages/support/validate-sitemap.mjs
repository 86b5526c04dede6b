// Reads a sitemap from standard input and writes what the schema of sitemaps.org finds wrong with it, one line each. A
// process of its own: the XML library is an ES module.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';

const SITEMAP = join(dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema/sitemap.xsd');
// The schema takes elements of other namespaces only where it knows them: the links to a page's other languages.
const XHTML = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml" elementFormDefault="qualified">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" use="required"><xsd:simpleType><xsd:restriction base="xsd:string"><xsd:enumeration value="alternate"/></xsd:restriction></xsd:simpleType></xsd:attribute>
    <xsd:attribute name="hreflang" type="xsd:language" use="required"/>
    <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`;
const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
</xsd:schema>`;

xmlRegisterInputProvider(
  new XmlBufferInputProvider({ 'sitemap.xsd': readFileSync(SITEMAP), 'xhtml.xsd': Buffer.from(XHTML) }),
);
const schema = XmlDocument.fromString(BOTH, { url: 'both.xsd' });
const validator = XsdValidator.fromDoc(schema);
try {
  validator.validate(XmlDocument.fromString(await text(process.stdin)));
} catch (error) {
  if (!(error instanceof XmlValidateError)) throw error;
  process.stdout.write(error.details.map(({ line, message }) => `${line}: ${message}`).join('\n'));
}
