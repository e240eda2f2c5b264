import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.LogManager;
import javax.xml.parsers.DocumentBuilderFactory;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.profiles.ErrorArgument;
import org.verapdf.pdfa.validation.profiles.ErrorArgumentImpl;
import org.verapdf.pdfa.validation.profiles.Profiles;
import org.verapdf.pdfa.validation.profiles.Rule;
import org.verapdf.pdfa.validation.profiles.RuleId;
import org.verapdf.pdfa.validation.profiles.ValidationProfile;
import org.verapdf.pdfa.validation.profiles.Variable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Validates PDFs against PDF/UA-1 with veraPDF, which is part of the npm package @opendataloader/pdf.
 * Each input line is the path of a file; each output line is its report as JSON. So one start serves a
 * whole test suite. tools/pdf-ua/checker.ts runs it from source: java -cp JAR PdfUaReport.java
 */
public class PdfUaReport {
  private static final PDFAFlavour FLAVOUR = PDFAFlavour.PDFUA_1;
  private static final String RULES = "org/verapdf/pdfa/validation/PDFUA-1.xml";

  public static void main(String[] args) throws Exception {
    LogManager.getLogManager().reset();
    // The library sometimes prints to the standard output, which must contain only our reports.
    PrintStream reports = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    VeraGreenfieldFoundryProvider.initialise();
    ValidationProfile profile = readProfile();
    BufferedReader paths =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String path = paths.readLine(); path != null; path = paths.readLine()) {
      reports.println(validate(path, profile));
    }
  }

  private static String validate(String path, ValidationProfile profile) {
    try (InputStream file = new FileInputStream(path);
        PDFAParser parser = Foundries.defaultInstance().createParser(file, FLAVOUR);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(profile, false)) {
      return describe(validator.validate(parser));
    } catch (Exception | StackOverflowError error) {
      return "{\"error\":" + quoted(error.toString()) + "}";
    }
  }

  private static String describe(ValidationResult result) {
    Map<RuleId, List<TestAssertion>> failed = new LinkedHashMap<>();
    for (TestAssertion each : result.getTestAssertions()) {
      if (each.getStatus() != TestAssertion.Status.FAILED) continue;
      failed.computeIfAbsent(each.getRuleId(), id -> new ArrayList<>()).add(each);
    }
    List<String> failures = new ArrayList<>();
    failed.forEach((id, found) -> failures.add(describe(id, found)));
    return "{\"compliant\":" + result.isCompliant()
        + ",\"checks\":" + result.getTotalAssertions()
        + ",\"failures\":[" + String.join(",", failures) + "]}";
  }

  private static String describe(RuleId id, List<TestAssertion> found) {
    TestAssertion first = found.get(0);
    return "{\"rule\":" + quoted(id.getClause() + "-" + id.getTestNumber())
        + ",\"message\":" + quoted(first.getMessage())
        + ",\"where\":" + quoted(first.getLocation().getContext())
        + ",\"times\":" + found.size() + "}";
  }

  /** The package lacks veraPDF's own parser for its rules, so this reads them. */
  private static ValidationProfile readProfile() throws Exception {
    InputStream xml = PdfUaReport.class.getClassLoader().getResourceAsStream(RULES);
    Document document =
        DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(xml);
    Set<Rule> rules = new LinkedHashSet<>();
    for (Element each : elements(document.getElementsByTagName("rule"))) rules.add(readRule(each));
    Set<Variable> variables = new LinkedHashSet<>();
    for (Element each : elements(document.getElementsByTagName("variable"))) {
      variables.add(Profiles.variableFromValues(
          each.getAttribute("name"), each.getAttribute("object"),
          textOf(each, "defaultValue"), textOf(each, "value")));
    }
    return Profiles.profileFromValues(
        FLAVOUR, Profiles.profileDetailsFromValues(FLAVOUR.getId(), "", "", new Date(0)), "",
        rules, variables);
  }

  private static Rule readRule(Element rule) {
    Element id = elements(rule.getElementsByTagName("id")).get(0);
    List<ErrorArgument> arguments = new ArrayList<>();
    for (Element each : elements(rule.getElementsByTagName("argument"))) {
      String name = each.hasAttribute("name") ? each.getAttribute("name") : null;
      arguments.add(ErrorArgumentImpl.fromValues(each.getTextContent().trim(), name, null));
    }
    Boolean isDeferred =
        rule.hasAttribute("deferred") ? Boolean.valueOf(rule.getAttribute("deferred")) : null;
    return Profiles.ruleFromValues(
        Profiles.ruleIdFromValues(
            PDFAFlavour.Specification.valueOf(id.getAttribute("specification")),
            id.getAttribute("clause"), Integer.parseInt(id.getAttribute("testNumber"))),
        rule.getAttribute("object"), isDeferred, rule.getAttribute("tags"),
        textOf(rule, "description"), textOf(rule, "test"),
        Profiles.errorFromValues(textOf(rule, "message"), arguments), List.of());
  }

  private static List<Element> elements(NodeList nodes) {
    List<Element> found = new ArrayList<>();
    for (int place = 0; place < nodes.getLength(); place++) found.add((Element) nodes.item(place));
    return found;
  }

  private static String textOf(Element parent, String name) {
    NodeList found = parent.getElementsByTagName(name);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent().trim();
  }

  private static String quoted(String text) {
    if (text == null) return "null";
    StringBuilder json = new StringBuilder("\"");
    text.chars().forEach(unit -> {
      if (unit == '"' || unit == '\\') json.append('\\').append((char) unit);
      else if (unit < ' ') json.append(String.format("\\u%04x", unit));
      else json.append((char) unit);
    });
    return json.append('"').toString();
  }
}
